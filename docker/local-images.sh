#!/usr/bin/env bash
# Makes images of PostgreSQL, MariaDB and MySQL out of Debian's packages, for machines that reach no image registry:
#   docker/local-images.sh                       all of them
#   docker/local-images.sh postgres:15 mysql:9   these
# They bear the names of the official images, take the same environment variables, and keep their data in the same place.
# Needs root, debootstrap and a container engine. The unpacked systems are kept in $PANOPTES_IMAGES for the next time.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=${PANOPTES_IMAGES:-/var/cache/panoptes/images}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}

# image        Debian's release   package             program that names its version
table='
postgres:15    bookworm           postgresql-15       /usr/lib/postgresql/15/bin/postgres
postgres:17    trixie             postgresql-17       /usr/lib/postgresql/17/bin/postgres
postgres:18    sid                postgresql-18       /usr/lib/postgresql/18/bin/postgres
mariadb:10.11  bookworm           mariadb-server      /usr/sbin/mariadbd
mariadb:11.8   trixie             mariadb-server      /usr/sbin/mariadbd
mysql:9        sid                mysql-server        /usr/sbin/mysqld
debian:trixie-slim    trixie    -                   -
'

say() { echo "local-images: $*" >&2; }

fail() {
  say "$*"
  exit 1
}

# A system of this release with nothing else in it.
base() {
  local release=$1 root=$work/$1
  [ -e "$root/.complete" ] && return 0
  rm -rf "$root"
  mkdir -p "$work"
  say "unpacking Debian $release"
  debootstrap --variant=minbase "$release" "$root" "$mirror" >"$work/$release.log" 2>&1 ||
    fail "debootstrap $release failed: $(tail -n 1 "$work/$release.log"). The log is in $work/$release.log"
  # Packages must not start anything here, nor make a first database, and need no manuals.
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
  printf 'path-exclude=/usr/share/%s/*\n' doc man locale mysql-test >"$root/etc/dpkg/dpkg.cfg.d/slim"
  mkdir -p "$root/etc/postgresql-common"
  echo 'create_main_cluster = false' >"$root/etc/postgresql-common/createcluster.conf"
  rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/usr/share/doc/* "$root"/usr/share/man/* "$root"/usr/share/locale/*
  touch "$root/.complete"
}

# The base with this package.
system() {
  local release=$1 package=$2 root=$work/$2-$1
  [ -e "$root/.complete" ] && return 0
  base "$release"
  rm -rf "$root"
  cp -a "$work/$release" "$root"
  rm "$root/.complete"
  say "installing $package of Debian $release"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # What packages run when they are installed may look for /proc.
  mount -t proc proc "$root/proc"
  trap 'umount "$root/proc" 2>/dev/null || true' EXIT
  local installed=true
  chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C \
    apt-get install -y --no-install-recommends "$package" >"$work/$package-$release.log" 2>&1 || installed=false
  umount "$root/proc"
  trap - EXIT
  "$installed" ||
    fail "apt-get install $package failed: $(tail -n 1 "$work/$package-$release.log"). The log is in $work/$package-$release.log"
  rm -rf "$root"/var/cache/apt/*.bin "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*
  touch "$root/.complete"
}

# Imports a system under these names.
import() {
  local root=$1
  shift
  local first=$1
  tar -C "$root" --numeric-owner --exclude=./.complete -c . | docker import "${changes[@]}" - "$first" >/dev/null ||
    fail "docker import of $first failed"
  for name in "$@"; do
    docker tag "$first" "$name"
    say "made $name"
  done
}

make() {
  local image=$1 release=$2 package=$3 program=$4
  changes=(--change 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin')
  if [ "$package" = - ]; then
    base "$release"
    import "$work/$release" "$image"
    return
  fi
  system "$release" "$package"
  local root=$work/$package-$release
  local version
  version=$(chroot "$root" "$program" --version | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
  case $image in
  postgres:*)
    install -m 755 "$here/images/postgres-entrypoint.sh" "$root/usr/local/bin/docker-entrypoint.sh"
    changes+=(--change "ENV PATH=$(dirname "$program"):/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
      --change 'ENV PGDATA=/var/lib/postgresql/data' --change 'VOLUME /var/lib/postgresql/data'
      --change 'EXPOSE 5432' --change 'CMD ["postgres"]')
    ;;
  mysql:* | mariadb:*)
    install -m 755 "$here/images/mysql-entrypoint.sh" "$root/usr/local/bin/docker-entrypoint.sh"
    rm -rf "$root"/var/lib/mysql/* "$root"/etc/mysql/*.conf.d/*server.cnf
    changes+=(--change 'VOLUME /var/lib/mysql' --change 'EXPOSE 3306' --change "CMD [\"$(basename "$program")\"]")
    ;;
  esac
  changes+=(--change 'ENTRYPOINT ["docker-entrypoint.sh"]')
  import "$root" "$image" "${image%%:*}:$version"
}

[ "$(id -u)" = 0 ] || fail "must be run by root, for debootstrap and chroot need it"
command -v debootstrap >/dev/null || fail "debootstrap was not found; install it: apt-get install debootstrap"
docker version >/dev/null 2>&1 ||
  fail "no container engine answers. Install and start one: apt-get install docker.io; where no service manager is: dockerd &"

wanted=${*:-$(echo "$table" | awk 'NF { print $1 }')}
for image in $wanted; do
  line=$(echo "$table" | awk -v image="$image" '$1 == image')
  [ -n "$line" ] || fail "there is no recipe for $image; there are: $(echo "$table" | awk 'NF { print $1 }' | xargs)"
  # shellcheck disable=SC2086
  make $line
done
