-- Leakage is told by the parts of a day: at which hours they begin is a setting of the client, for wards change at hours of their
-- own. The night goes on until the day begins.
alter table omsorg.product_setting
  add column day_from integer not null default 7 check (day_from >= 0),
  add column evening_from integer not null default 15,
  add column night_from integer not null default 22 check (night_from <= 23),
  add constraint product_setting_hours_check check (day_from < evening_from and evening_from < night_from);
