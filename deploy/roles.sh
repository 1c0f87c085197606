#!/bin/sh
# The roles and the database of docs/operations.md, part 1: run once, when the volume is empty.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=owner_password="$OWNER_PASSWORD" --set=login_password="$LOGIN_PASSWORD" --set=jobs_password="$JOBS_PASSWORD" <<'SQL'
create role omsorg_app nologin;
create role omsorg_jobs nologin;
create role omsorg_owner login password :'owner_password';
create role omsorg_login login noinherit password :'login_password';
create role omsorg_jobs_login login noinherit password :'jobs_password';
grant omsorg_app, omsorg_jobs to omsorg_owner with admin option;
grant omsorg_app to omsorg_login;
grant omsorg_jobs to omsorg_jobs_login;
create database omsorg owner omsorg_owner;
SQL
