-- Who signs in is looked up by an index. Behind a policy PostgreSQL asks no index about `lower(user_name)`, since it does not know
-- that lower() tells nothing of what it is given: every sign-in read all accounts there are, and what was left of each sign-in
-- before it. The name is looked for here; what is shown of the account stays with the policy.
create function omsorg.account_named(p_user_name text) returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
  return (select u.id from omsorg.user_account u where omsorg.reach_sign_in() and lower(u.user_name) = lower(p_user_name));
grant execute on function omsorg.account_named(text) to omsorg_app;
