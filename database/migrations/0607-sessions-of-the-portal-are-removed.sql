-- What signing in to the portal leaves goes as that of staff does: a session a week after its end, a code and a contact that was
-- never proved the day after, a try after 90 days.
do $$
declare
  before constant text := pg_get_functiondef('omsorg.remove_expired()'::regprocedure);
  last constant text := 'subject := ''sign_in_attempt''; return next;';
begin
  if position(last in before) = 0 then
    raise exception 'remove_expired does not say %', last;
  end if;
  execute replace(before, last, last || '

  delete from omsorg.crp_family where expires_at < now() - interval ''7 days'';
  get diagnostics removed = row_count; subject := ''crp_family''; return next;

  delete from omsorg.crp_code where expires_at < now() - interval ''1 day'';
  get diagnostics removed = row_count; subject := ''crp_code''; return next;

  delete from omsorg.crp_contact_change where expires_at < now() - interval ''1 day'';
  get diagnostics removed = row_count; subject := ''crp_contact_change''; return next;

  delete from omsorg.crp_try where crp_try.at < now() - interval ''90 days'';
  get diagnostics removed = row_count; subject := ''crp_try''; return next;');
end
$$;
