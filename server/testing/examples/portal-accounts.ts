import { insertPortalAccount } from '@omsorg/database/demo/build/portal-accounts.ts'
import { randomBytes, randomInt } from 'node:crypto'
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

/** The holder has said no in the portal. */
export async function declineConsentOf(world: World, portalAccountId: number): Promise<void> {
  await world.owner.query(
    'update omsorg.crp_consent set declined_version = 1, declined_at = now() where crp_account_id = $1',
    [portalAccountId],
  )
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
  'portal-accounts/account/ask-consent-again': async (world) => {
    const account = await personWithAccount(world)
    await declineConsentOf(world, account.portalAccountId)
    return { input: account }
  },
  'portal-accounts/account/sign-holder-out': async (world) => ({ input: await personWithAccount(world) }),
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
}
