-- What holders of portal accounts may do is said by client and care place; what nobody has said, they may not.
alter table omsorg.care_recipient_setting
  add column crp_ordering_allowed boolean,
  add column crp_renewal_allowed boolean,
  add column crp_diary_allowed boolean,
  add column crp_stock_allowed boolean;

alter table omsorg.place_setting rename column version to version_before;
alter table omsorg.place_setting
  add column crp_ordering_allowed boolean not null default false,
  add column crp_renewal_allowed boolean not null default false,
  add column crp_diary_allowed boolean not null default false,
  add column crp_stock_allowed boolean not null default false,
  add column version integer not null default 1;
update omsorg.place_setting set version = version_before;
alter table omsorg.place_setting drop column version_before;
alter table omsorg.place_setting
  alter column crp_ordering_allowed drop default,
  alter column crp_renewal_allowed drop default,
  alter column crp_diary_allowed drop default,
  alter column crp_stock_allowed drop default;

do $$
declare
  -- The columns of a view are added at its end.
  own constant text := pg_get_viewdef('omsorg.derived_care_recipient_setting'::regclass);
  whole constant text := pg_get_viewdef('omsorg.derived_place_setting'::regclass);
  merged constant text := pg_get_viewdef('omsorg.merged_care_recipient_setting'::regclass);
  changed text;
begin
  changed := replace(own, ' AS anonymize_after_months', ' AS anonymize_after_months,
    COALESCE(own.crp_ordering_allowed, c.crp_ordering_allowed, false) AS crp_ordering_allowed,
    COALESCE(own.crp_renewal_allowed, c.crp_renewal_allowed, false) AS crp_renewal_allowed,
    COALESCE(own.crp_diary_allowed, c.crp_diary_allowed, false) AS crp_diary_allowed,
    COALESCE(own.crp_stock_allowed, c.crp_stock_allowed, false) AS crp_stock_allowed');
  assert changed <> own;
  execute 'create or replace view omsorg.derived_care_recipient_setting with (security_invoker = true) as ' || changed;

  changed := replace(whole, 'derived_care_recipient_setting.anonymize_after_months',
    'derived_care_recipient_setting.anonymize_after_months, derived_care_recipient_setting.crp_ordering_allowed,
     derived_care_recipient_setting.crp_renewal_allowed, derived_care_recipient_setting.crp_diary_allowed,
     derived_care_recipient_setting.crp_stock_allowed');
  assert changed <> whole;
  changed := replace(changed, ' AS few_in_stock_below', ' AS few_in_stock_below, settings.crp_ordering_allowed,
    settings.crp_renewal_allowed, settings.crp_diary_allowed, settings.crp_stock_allowed');
  execute 'create or replace view omsorg.derived_place_setting with (security_invoker = true) as ' || changed;

  changed := replace(merged, 'anonymize_after_months',
    'anonymize_after_months, crp_ordering_allowed, crp_renewal_allowed, crp_diary_allowed, crp_stock_allowed');
  assert changed <> merged;
  execute 'create or replace view omsorg.merged_care_recipient_setting with (security_invoker = true) as ' || changed;
end
$$;

-- Of one person: what is ordered for her goes through the care place alone, and why.
create table omsorg.crp_person_setting (
  care_recipient_id integer primary key references omsorg.care_recipient on delete cascade,
  through_place boolean not null,
  reason text not null default '' check (length(reason) <= 300),
  changed_at timestamptz not null,
  changed_by integer references omsorg.user_account
);
select omsorg.guard('omsorg.crp_person_setting');
select omsorg.reach_with('omsorg.crp_person_setting', 'omsorg.care_recipient');
select omsorg.keep_both_names('omsorg.crp_person_setting', 'changed_by');
grant select, insert, update on omsorg.crp_person_setting to omsorg_app, omsorg_jobs;

create function omsorg.anonymize_crp_person_setting(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.crp_person_setting set reason = '' where care_recipient_id = p_care_recipient_id
$$;
