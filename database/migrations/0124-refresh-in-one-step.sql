-- What is asked most of all that signs anybody in: a refresh. While somebody signs in all accounts and sessions are in reach, so
-- every table of the statement would ask that anew, in a hundred and more parts of its plan: here it is asked once.

-- Uses a refresh token up, in one conditional update: of many who bring it at once, exactly one finds it unused. Nothing when it
-- or its session has ended, or when it comes from another browser. Adds its successor, and answers what the next token says: the
-- place of the session while its owner belongs to it (present_place), and the roles that hold there.
create function omsorg.use_refresh_token(
  p_hash bytea, p_binder_hash bytea, p_next_hash bytea, p_now timestamptz, p_idle_end timestamptz
) returns table (
  session_id uuid, session_expires_at timestamptz, entered_by integer, is_acting boolean, care_place_id uuid, present_place uuid,
  id integer, application text, market integer, client_id uuid, patient_data_owner_id text, client_removed boolean,
  user_name text, first_name text, last_name text, email text, status text, epoch integer, is_parent boolean,
  parent_user_id integer, default_care_place_id uuid, roles text[]
)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  used record;
  present uuid;
begin
  if not omsorg.reach_sign_in() then
    return;
  end if;
  update omsorg.refresh_token t
  set used_at = p_now
  from omsorg.refresh_family f
  where t.hash = p_hash and t.used_at is null and t.expires_at > p_now
    and f.id = t.family_id and f.ended_at is null and f.expires_at > p_now and f.binder_hash = p_binder_hash
  returning f.id, f.user_id, f.care_place_id, f.entered_by, f.expires_at into used;
  if not found then
    return;
  end if;
  insert into omsorg.refresh_token (hash, family_id, issued_at, expires_at)
  values (p_next_hash, used.id, p_now, least(p_idle_end, used.expires_at));
  select p.id into present
  from omsorg.care_place p
  join omsorg.client c on c.id = p.client_id and c.removed_at is null
  where p.id = used.care_place_id
    and exists (
      select from omsorg.membership m
      where m.user_id = used.user_id and m.client_id = p.client_id and m.node_id in (p.id, p.care_unit_id, p.client_id));
  return query
    select used.id, used.expires_at, used.entered_by,
      exists (select from omsorg.impersonation i where i.family_id = used.id and i.ended_at is null),
      used.care_place_id, present, u.id, u.application::text, u.market::integer, u.client_id, c.patient_data_owner_id,
      c.removed_at is not null, u.user_name, u.first_name, u.last_name, u.email, u.status, u.epoch, u.is_parent,
      u.parent_user_id,
      (select m.node_id from omsorg.membership m where m.user_id = u.id and m.is_default and m.client_id = u.client_id),
      array(
        select distinct r.code
        from omsorg.role_assignment ra
        join omsorg.role r on r.id = ra.role_id
        left join omsorg.care_place p on p.id = present
        where ra.user_id = u.id
          and (ra.node_type = 'application'
            or (ra.node_type = 'client' and (p.id is null or ra.node_id = p.client_id))
            or (ra.node_type = 'care-unit' and ra.node_id = p.care_unit_id)
            or (ra.node_type = 'care-place' and ra.node_id = p.id)))
    from omsorg.user_account u
    left join omsorg.client c on c.id = u.client_id
    where u.id = used.user_id;
end
$$;
revoke execute on function omsorg.use_refresh_token(bytea, bytea, bytea, timestamptz, timestamptz) from public;
grant execute on function omsorg.use_refresh_token(bytea, bytea, bytea, timestamptz, timestamptz) to omsorg_app;
