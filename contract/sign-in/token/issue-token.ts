import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, idInText } from '../../fields.ts'
import { tokenPair } from './token-pair.ts'
import {
  changeRecipientGrant,
  portalActivationGrant,
  portalCodeGrant,
  portalEidGrant,
  portalPasskeyGrant,
} from '../portal/portal-grants.ts'
import { longestPasskeyText } from '../passkey/shown-passkey.ts'

const clientId = z.literal('web')
const scope = z.string().max(200).optional()
const token = z.string().min(1).max(8_192)

export const passwordGrant = z.object({
  grant_type: z.literal('password'),
  username: z.string().min(1).max(254),
  password: z.string().min(1).max(1_024),
  scope,
  client_id: clientId,
})

/** `passkey_response` is what the browser answered to `challenge-passkey`, as JSON. */
export const passkeyGrant = z.object({
  grant_type: z.literal('passkey'),
  passkey_response: z.string().min(1).max(longestPasskeyText),
  scope,
  client_id: clientId,
})

export const refreshTokenGrant = z.object({
  grant_type: z.literal('refresh_token'),
  scope,
  refresh_token: token,
  /** `my` keeps a session of the care recipient portal alive. */
  client_id: z.enum(['web', 'my']),
})

/**
 * `code` is of an app, was sent, or is one of the codes for when all else is lost; or a passkey is shown, as in `passkeyGrant`.
 * `assertion` is the token of the challenge.
 */
export const secondFactorGrant = z
  .object({
    grant_type: z.literal('2fa'),
    username: z.string().min(1).max(254),
    code: z.string().min(1).max(64).optional(),
    passkey_response: z.string().min(1).max(longestPasskeyText).optional(),
    assertion: token.optional(),
    scope,
    client_id: clientId,
  })
  .refine((sent) => (sent.code === undefined) !== (sent.passkey_response === undefined), { path: ['code'] })

/** `assertion` is the present access token. Without `care_place_id` the header om-care-place-id names the place (A-G3). */
export const changeCarePlaceGrant = z.object({
  grant_type: z.literal('change_care_place'),
  assertion: token,
  care_place_id: guid.optional(),
  child_userid: idInText.optional(),
  scope,
  client_id: clientId.optional(),
})

/** `assertion` is the own access token of customer service. */
export const impersonateGrant = z.object({
  grant_type: z.literal('impersonate'),
  assertion: token,
  impersonation_userid: idInText,
  reason: z.string().trim().min(1).max(500),
  scope,
  client_id: clientId.optional(),
})

/** `assertion` is an access token that acts as a user. */
export const stopImpersonateGrant = z.object({
  grant_type: z.literal('stop_impersonate'),
  assertion: token,
  scope,
  client_id: clientId.optional(),
})

/** A machine, by id and secret here or by HTTP Basic. */
export const clientCredentialsGrant = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1).max(100).optional(),
  client_secret: z.string().min(1).max(200).optional(),
  scope,
})

/** Opens a session, keeps it alive, and moves it to another care place (session 1). */
export const issueToken = endpoint({
  name: 'sign-in/token/issue-token',
  method: 'POST',
  path: '/connect/token',
  fixed: true,
  permission: 'public',
  summary:
    'Exchanges a password, a passkey, a second factor, a refresh token, a choice of care place or of a user to act as for a pair of tokens.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z.discriminatedUnion('grant_type', [
    passwordGrant,
    secondFactorGrant,
    passkeyGrant,
    refreshTokenGrant,
    changeCarePlaceGrant,
    impersonateGrant,
    stopImpersonateGrant,
    clientCredentialsGrant,
    portalCodeGrant,
    portalActivationGrant,
    portalEidGrant,
    portalPasskeyGrant,
    changeRecipientGrant,
  ]),
  output: tokenPair.extend({
    impersonation_ended: z
      .enum(['time-up', 'right-withdrawn', 'user-changed'])
      .optional()
      .describe('Why a refresh leads back to the own account'),
    box_key: z
      .string()
      .optional()
      .describe('Of the portal, with a sign-in: opens what waits on this device until it is signed out'),
  }),
  refusals: {
    'credentials-wrong': { code: 'ath0005' },
    'account-deactivated': { code: 'ath0002' },
    'account-locked': { code: 'ath0003' },
    'registration-pending': { code: 'ath0004' },
    'token-dead': { code: 'ath0001' },
    /** Of the portal: its holder has signed this device out on another one. */
    'signed-out-elsewhere': { code: 'ath0001' },
    'place-out-of-reach': { code: 'ath0001' },
    /** The access token brought as `assertion` counts no more: the caller refreshes and asks again. */
    'assertion-ended': { code: 'ath0001', status: 401 },
    'may-not-impersonate': { code: 'ath0001', status: 403 },
    'user-out-of-reach': { code: 'ath0001' },
    'user-not-staff': { code: 'ath0001' },
    'user-not-active': { code: 'ath0001' },
    /** Of a portal account: nothing of that person is open to it any more, and why. */
    'person-out-of-reach': { code: 'ath0001' },
    'link-ended': { code: 'IDS004003' },
    'link-used': { code: 'IDS004003' },
    'link-replaced': { code: 'IDS004003' },
    /** Not begun in this browser, too long ago, or ended before. */
    'eid-session-unknown': { code: 'ath0001' },
    /** The person gave up, or the service waited too long. */
    'eid-not-shown': { code: 'ath0001' },
    /** No account that is open, or none that one can tell: whoever asks learns no more. */
    'eid-nobody': { code: 'ath0001' },
    'card-service-unavailable': { code: 'UNAVAILABLE' },
    /** Id or secret of a machine. */
    'client-unknown': { code: 'ath0005', status: 401 },
    busy: { code: 'OVERLOADED' },
  },
})
