-- Staff sign a holder of a portal account out everywhere: whoever has only the lost phone reaches no list of devices. What ends is
-- what ends with a device that its holder signs out, and each passkey, since nobody asks from which device it comes.
alter table omsorg.crp_account add column signed_out_at timestamptz;

-- No row for an account that does not stand for a person in reach. Locked as whoever shows a passkey or signs in does: passkeys, then
-- the account. Each person whom the account stands for has it in the history, since it ends for them too.
create function omsorg.sign_holder_out(p_crp_account_id integer, p_care_recipient_id integer, p_care_place_id uuid, p_at timestamptz)
  returns table (devices integer, passkeys integer)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not coalesce(p_care_recipient_id = any (omsorg.persons_in_reach(array[p_care_recipient_id])), false) then
    return;
  end if;
  perform from omsorg.crp_passkey p where p.crp_account_id = p_crp_account_id order by p.id for update;
  perform from omsorg.crp_account a where a.id = p_crp_account_id for no key update;
  if not exists (select from omsorg.crp_account_recipient link
                 where link.crp_account_id = p_crp_account_id and link.care_recipient_id = p_care_recipient_id) then
    return;
  end if;
  -- A session without a device is one too.
  select count(*) into devices from (
    select 1 from omsorg.crp_device d where d.crp_account_id = p_crp_account_id
    union all
    select 1 from omsorg.crp_family f
    where f.crp_account_id = p_crp_account_id and f.crp_device_id is null and f.ended_at is null and f.expires_at > p_at) known;
  select count(*) into passkeys from omsorg.crp_passkey p where p.crp_account_id = p_crp_account_id;
  if devices + passkeys > 0 then
    update omsorg.crp_family f set ended_at = p_at, end_reason = 'ended-by-staff'
    where f.crp_account_id = p_crp_account_id and f.ended_at is null;
    delete from omsorg.crp_passkey p where p.crp_account_id = p_crp_account_id;
    delete from omsorg.crp_device d where d.crp_account_id = p_crp_account_id;
    update omsorg.crp_account a set signed_out_at = p_at where a.id = p_crp_account_id;
    insert into omsorg.care_recipient_event (at, care_recipient_id, care_place_id, by_user, event)
      select p_at, link.care_recipient_id,
             case when link.care_recipient_id = p_care_recipient_id then p_care_place_id end, omsorg.reach_user(),
             'portal-signed-out'
      from omsorg.crp_account_recipient link where link.crp_account_id = p_crp_account_id;
  end if;
  return next;
end
$$;
revoke execute on function omsorg.sign_holder_out(integer, integer, uuid, timestamptz) from public;
grant execute on function omsorg.sign_holder_out(integer, integer, uuid, timestamptz) to omsorg_app;
