-- How somebody signed in, and when they last showed who they are: what changes one's own credentials asks for it anew after a
-- few minutes. Sessions of before have shown neither.
alter table omsorg.refresh_family
  add column methods text[] not null default '{}',
  add column confirmed_at timestamptz,
  add constraint refresh_family_methods_check check (methods <@ array[
    'pwd', 'sms', 'email', 'totp', 'recovery', 'passkey', 'siths', 'vrk', 'directory', 'impersonation']);
