-- What is changed of somebody's rights reaches the tokens at once: triggers raise the epoch, so that nobody who changes a
-- right, here or by hand, can forget it. A session outlives a change of rights and of place; a changed password and an
-- account that is no longer active end it.

-- The epoch stands in the token and is compared when a transaction opens; the session itself goes on with the new rights.
alter table omsorg.refresh_family
  drop column epoch,
  add column entered_by integer references omsorg.user_account on delete cascade,
  drop constraint refresh_family_care_place_id_fkey,
  add constraint refresh_family_care_place_id_fkey
    foreign key (care_place_id) references omsorg.care_place on delete set null;
comment on column omsorg.refresh_family.entered_by is 'The parent who has entered this child; null for whoever works as themself.';
create index refresh_family_by_parent on omsorg.refresh_family (entered_by) where entered_by is not null;
create index refresh_family_by_binder on omsorg.refresh_family (binder_hash) where ended_at is null;
create index refresh_family_by_place on omsorg.refresh_family (care_place_id) where ended_at is null;

create function omsorg.raise_epochs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.user_account set epoch = epoch + 1 where id in (select c.user_id from changed c);
  return null;
end
$$;

create trigger rights_given after insert on omsorg.role_assignment
  referencing new table as changed for each statement execute function omsorg.raise_epochs();
create trigger rights_taken after delete on omsorg.role_assignment
  referencing old table as changed for each statement execute function omsorg.raise_epochs();
create trigger rights_moved_from after update on omsorg.role_assignment
  referencing old table as changed for each statement execute function omsorg.raise_epochs();
create trigger rights_moved_to after update on omsorg.role_assignment
  referencing new table as changed for each statement execute function omsorg.raise_epochs();
create trigger membership_ended after delete on omsorg.membership
  referencing old table as changed for each statement execute function omsorg.raise_epochs();

create function omsorg.raise_epoch_of_member() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.user_account set epoch = epoch + 1 where id in (old.user_id, new.user_id);
  return null;
end
$$;
-- Another default place is a choice, not a right.
create trigger membership_moved after update on omsorg.membership for each row
  when ((old.user_id, old.client_id, old.node_type, old.node_id)
    is distinct from (new.user_id, new.client_id, new.node_type, new.node_id))
  execute function omsorg.raise_epoch_of_member();

create function omsorg.raise_own_epoch() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.epoch := greatest(new.epoch, old.epoch + 1);
  return new;
end
$$;
create trigger account_changed before update on omsorg.user_account for each row
  when ((old.status, old.password_hash, old.client_id, old.market, old.application, old.is_parent, old.parent_user_id)
    is distinct from
    (new.status, new.password_hash, new.client_id, new.market, new.application, new.is_parent, new.parent_user_id))
  execute function omsorg.raise_own_epoch();

create function omsorg.end_sessions() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.refresh_family
  set ended_at = now(),
      end_reason = case when new.status <> 'active' then 'account-' || new.status else 'password-changed' end
  where (user_id = new.id or entered_by = new.id or impersonator_id = new.id) and ended_at is null;
  return null;
end
$$;
create trigger sessions_end after update on omsorg.user_account for each row
  when ((new.status <> 'active' and old.status = 'active') or old.password_hash is distinct from new.password_hash)
  execute function omsorg.end_sessions();

create function omsorg.raise_epochs_of_client() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.user_account set epoch = epoch + 1 where client_id = new.id;
  return null;
end
$$;
create trigger client_removed after update on omsorg.client for each row
  when (old.removed_at is distinct from new.removed_at)
  execute function omsorg.raise_epochs_of_client();

-- Before the place is gone: afterwards nobody knows who works there.
create function omsorg.raise_epochs_at_place() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update omsorg.user_account set epoch = epoch + 1
  where id in (select f.user_id from omsorg.refresh_family f where f.care_place_id = old.id and f.ended_at is null);
  return old;
end
$$;
create trigger place_removed before delete on omsorg.care_place for each row
  execute function omsorg.raise_epochs_at_place();

-- ---------------------------------------------------------------------------------------------------------------------
-- Whoever signs in reads their memberships with the numbers of their places.

drop policy reach on omsorg.customer_number;
create policy reach on omsorg.customer_number to omsorg_app using (
  client_id = any ((select omsorg.reach_clients())::uuid[]) or (select omsorg.reach_sign_in()));
