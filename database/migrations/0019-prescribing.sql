-- What making and changing prescriptions needs: the simple type, both users of what is done on somebody's behalf, and a
-- trace of what was deleted.

alter table omsorg.prescription
  drop constraint prescription_type_check,
  add constraint prescription_type_check check (type in ('iterative', 'dispense', 'lean')),
  add column updated_on_behalf_of integer;

alter table omsorg.patient_fee
  add column changed_on_behalf_of integer;

-- A preliminary prescription can be deleted; that it was, and by whom, stays. Its events then name what is no more, and are
-- within nobody's reach but the owner's.
alter table omsorg.prescription_event
  drop constraint prescription_event_prescription_id_fkey;
