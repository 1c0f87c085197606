import { z } from 'zod'
import { marketCode } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** What an access token says (A-G5). Ids of users are texts here, as `sub` must be by RFC 7519. */
export const accessClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  iat: z.int(),
  exp: z.int(),
  /** The sign-in that the token came from: all its tokens end together. */
  sid: z.string(),
  /** When the session ends unless it is renewed, so that a browser knows it after a reload too. */
  ses: z.int().optional(),
  /** The user's epoch when the token was made; an older one than the user's present epoch counts no more. */
  epo: z.int(),
  app: z.enum(['GUIDE', 'PRINCIPAL', 'CSP', 'CRP']),
  mac: marketCode,
  /** The client; absent for operators. */
  cid: shown.guid.optional(),
  /** The patient data owner of the client. */
  pdo: z.string().optional(),
  /** The care place that was chosen. */
  cp: shown.guid.optional(),
  /** The user's default care place. */
  dcp: shown.guid.optional(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string(),
  preferred_username: z.string(),
  is_parent: z.boolean(),
  parent_id: z.string().optional(),
  /** The user that is acted for, while impersonating. */
  imp_sub: z.string().optional(),
  imp_name: z.string().optional(),
  /** When the impersonation ends; the token never lasts longer. */
  imp_exp: z.int().optional(),
  /** A second factor is still owed: the token opens nothing but the grant `2fa`. */
  tfc: z.boolean().optional(),
  /** In the care recipient portal, where `sub` is the account: the care recipient that was chosen. */
  act: z.string().optional(),
  /** There too: under which author the holder's changes are kept. */
  aut: z.string().optional(),
  /** The registration of a machine (RFC 9068); nobody who signs in by hand has it. */
  client_id: z.string().optional(),
  permissions: z.array(z.string()),
})

export type AccessClaims = z.output<typeof accessClaims>
