-- What a holder draws changes how far a prescription is used up; she makes none and takes none away.
drop policy holder on omsorg.prescription;
create policy holder on omsorg.prescription for select to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));
create policy holder_draws on omsorg.prescription for update to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));

-- Whoever was never in comes in first by the mobile number that the care place wrote: an account that its mail alone has activated
-- is asked for no code by e-mail.
do $$
declare
  before constant text := pg_get_functiondef(
    'omsorg.ask_portal_code(bytea,text,text[],bytea,bytea,bytea,timestamptz,timestamptz)'::regprocedure);
  contact constant text := 'lower(a.email) = lower(p_email) or a.mobile = any (p_mobiles)';
begin
  if position(contact in before) = 0 then
    raise exception 'ask_portal_code does not look for a contact';
  end if;
  execute replace(before, contact,
    'lower(a.email) = lower(p_email) and a.last_sign_in_at is not null or a.mobile = any (p_mobiles)');
end
$$;
