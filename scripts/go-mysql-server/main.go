// A server of go-mysql-server, the engine of Dolt, with tables in memory: gmsserver HOST:PORT VERSION
// The version is what dolt_version() says. See docs/servers.md.
package main

import (
	"fmt"
	"os"

	sqle "github.com/dolthub/go-mysql-server"
	"github.com/dolthub/go-mysql-server/memory"
	"github.com/dolthub/go-mysql-server/server"
	"github.com/dolthub/go-mysql-server/sql"
	"github.com/dolthub/go-mysql-server/sql/expression"
	"github.com/dolthub/go-mysql-server/sql/types"
)

func main() {
	address, version := os.Args[1], os.Args[2]
	databases := memory.NewDBProviderWithOpts(memory.NativeIndexProvider(true))
	engine := sqle.NewDefault(databases)
	ctx := sql.NewEmptyContext()
	engine.Analyzer.Catalog.RegisterFunction(ctx, sql.Function0{Name: "dolt_version", Fn: func() sql.Expression {
		return expression.NewLiteral(version, types.Text)
	}})
	s, err := server.NewDefaultServer(server.Config{Protocol: "tcp", Address: address}, engine)
	if err == nil {
		fmt.Println("Server ready")
		err = s.Start()
	}
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
