import { z } from 'zod'
import { idInText } from '../../fields.ts'
import { longestPasskeyText } from '../passkey/shown-passkey.ts'

/** The portal's own client: its sessions, cookies and limits are its own. */
const clientId = z.literal('my')
const token = z.string().min(1).max(8_192)
const scope = z.string().max(200).optional()

const sixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

/** What `ask-portal-code` answered, with the code that was sent. */
const answered = { challenge: z.string().min(20).max(200), code: sixDigits, scope, client_id: clientId }

/** Signs in by the e-mail or the mobile number, which the code went to. */
export const portalCodeGrant = z.object({ grant_type: z.literal('crp_code'), ...answered })

/** The first time: the link of the mail, and the code that went to the mobile number. The link is used up by it. */
export const portalActivationGrant = z.object({
  grant_type: z.literal('crp_activation'),
  activation: z.string().min(20).max(200),
  ...answered,
})

/** What the e-ID service sent the browser back with; `state` is of the browser that began. */
export const portalEidGrant = z.object({
  grant_type: z.literal('crp_eid'),
  grandidsession: z.string().min(1).max(200),
  state: z.string().min(20).max(200),
  scope,
  client_id: clientId,
})

/** What the browser answered to `challenge-passkey`, as JSON: a passkey that the holder has added. */
export const portalPasskeyGrant = z.object({
  grant_type: z.literal('crp_passkey'),
  passkey_response: z.string().min(1).max(longestPasskeyText),
  scope,
  client_id: clientId,
})

/** `assertion` is the present access token of the portal. */
export const changeRecipientGrant = z.object({
  grant_type: z.literal('change_recipient'),
  assertion: token,
  care_recipient_id: idInText,
  scope,
  client_id: clientId,
})
