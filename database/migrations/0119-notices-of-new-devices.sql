-- An owner is told of sign-ins where they never were before, and of a passkey that was copied.
alter table omsorg.owner_notice drop constraint owner_notice_what_check;
alter table omsorg.owner_notice add constraint owner_notice_what_check check (what in ('password-changed', 'password-given',
  'email-changed', 'phone-changed', 'user-name-changed', 'methods-changed', 'second-factor-added', 'second-factor-removed',
  'recovery-codes-made', 'recovery-code-used', 'passkey-added', 'passkey-removed', 'passkey-copied', 'new-device', 'new-place',
  'locked', 'unlocked'));
