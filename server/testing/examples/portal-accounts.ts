import { insertPortalAccount } from '@omsorg/database/demo/build/portal-accounts.ts'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { World } from '../world.ts'
import { newPerson } from './care-recipients.ts'
import type { Examples } from './example.ts'

/** A mobile number that nobody has. */
export const newMobile = () => `070${String(randomInt(10_000_000)).padStart(7, '0')}`
export const newEmail = () => `portal.${randomBytes(8).toString('hex')}@example.org`

/** A person at home with an account of her own. */
export async function personWithAccount(world: World) {
  const { id: careRecipientId } = await newPerson(world)
  const portalAccountId = await insertPortalAccount(world.owner, {
    careRecipientId,
    market: 10,
    name: 'Nils Ny',
    email: newEmail(),
  })
  return { careRecipientId, portalAccountId }
}

/** The secret of a new link of an account. */
export async function newLinkOf(world: World, portalAccountId: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await world.owner.query(
    `update omsorg.crp_activation_link set hash = $1, replaced_at = null, used_at = null where crp_account_id = $2`,
    [createHash('sha256').update(secret).digest(), portalAccountId],
  )
  return secret
}

export const portalAccountExamples: Examples = {
  'portal-accounts/account/list-portal-accounts': (world) => ({
    query: { careRecipientId: world.care.ordinary.id },
  }),
  'portal-accounts/account/create-portal-account': async (world) => {
    const email = newEmail()
    return {
      input: {
        careRecipientId: (await newPerson(world)).id,
        holder: 'self',
        guardianId: null,
        email,
        emailConfirm: email,
        mobile: newMobile(),
        consent: true,
      },
    }
  },
  'portal-accounts/account/resend-activation': async (world) => ({ input: await personWithAccount(world) }),
  'portal-accounts/account/remove-portal-account': async (world) => ({
    input: { ...(await personWithAccount(world)), scope: 'one' },
  }),
  'portal-accounts/account/set-through-place': async (world) => ({
    input: {
      careRecipientId: (await newPerson(world)).id,
      throughPlace: true,
      reason: 'Din sköterska beställer åt dig.',
    },
  }),
  'portal-accounts/activation/activate-portal-account': async (world) => ({
    input: { token: await newLinkOf(world, (await personWithAccount(world)).portalAccountId) },
  }),
}
