/** What is told to whoever has an account, because it changes who can sign in to it. */
export type OwnerNotice =
  | 'password-changed'
  /** By somebody else: an administrator. */
  | 'password-given'
  | 'email-changed'
  | 'phone-changed'
  | 'user-name-changed'
  | 'methods-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'locked'
  | 'unlocked'
