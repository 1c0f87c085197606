/** What is told to whoever has an account, because it changes who can sign in to it. */
export const ownerNotices = [
  'password-changed',
  /** By somebody else: an administrator. */
  'password-given',
  'email-changed',
  'phone-changed',
  'user-name-changed',
  'methods-changed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  /** It counted backwards, which only a copy makes it do, and opens nothing any more. */
  'passkey-copied',
  /** Somebody signed in where this account never was before: on another device, or by another network. */
  'new-device',
  'new-place',
  'roles-changed',
  'locked',
  'unlocked',
] as const

export type OwnerNotice = (typeof ownerNotices)[number]
