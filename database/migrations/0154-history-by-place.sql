-- The history of a client and of a care place is read from its latest change backwards.
create index organisation_event_of_client on omsorg.organisation_event (client_id, id) where care_place_id is null;
create index organisation_event_of_place on omsorg.organisation_event (care_place_id, id) where care_place_id is not null;
