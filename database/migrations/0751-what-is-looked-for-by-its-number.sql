-- What is looked for by one of these reads no more than it finds, however many clients and users there are.
create index user_account_of_operators on omsorg.user_account (id) where kind = 'operator';
create index client_by_erp_identifier on omsorg.client (erp_customer_identifier);
create index client_by_owner_removed_too on omsorg.client (patient_data_owner_id, market);
create index client_removed on omsorg.client (removed_at) where removed_at is not null;
-- Also of parents and children, whose e-mail may be that of another account.
create index user_account_by_email on omsorg.user_account (lower(email)) where email is not null;
