import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Seal } from '../../../sealed.ts'
import type { CareRecipient } from '../../build/care-recipients.ts'
import type { Account } from '../../build/people.ts'
import { insertPortalAccount, linkPortalAccount } from '../../build/portal-accounts.ts'
import { bytes, type Connection } from '../../build/rows.ts'
import { demoEids } from '../../identities.ts'
import { instantOn } from '../instant-on.ts'
import type { FilledClient } from '../world.ts'

/**
 * Accounts of the portal in each state: Astrid's own is active and asked for its consent at the first sign-in, her trustee was
 * mailed, and one mail has come back. Karin helps two, a parent a child, and another parent's child has come of age.
 */
export async function fillPortalAccounts(
  connection: Connection,
  { home, cared, today }: FilledClient,
  { by, seal }: { readonly by: Account; readonly seal: Seal },
): Promise<void> {
  const ago = (days: number) => Temporal.Instant.from(instantOn(today, -days))
  const own = ({ id, place, firstName, lastName }: CareRecipient) => ({
    careRecipientId: id,
    market: place.market,
    name: `${firstName} ${lastName}`,
    by: by.id,
  })
  const astrid = cared.find(({ person }) => person.key === 'astrid')?.person.recipient
  if (astrid) {
    await insertPortalAccount(connection, {
      ...own(astrid),
      email: 'astrid.n@example.org',
      mobile: '+46701740640',
      status: 'active',
      givenAt: ago(90),
    })
    await insertPortalAccount(connection, {
      ...own(astrid),
      holder: 'trustee',
      name: 'Lars Norrbäck',
      email: 'lars.norrback@example.org',
      mobile: '+46701740618',
      givenAt: ago(1),
    })
  }
  const others = cared
    .filter(({ person }) => person.status === 'active' && person.age >= 18 && person.home.planned.kind === 'home-care')
    .slice(0, 4)
  for (const [index, { person }] of others.entries()) {
    const status = (['created', 'mail-sent', 'active'] as const)[index % 3] ?? 'created'
    await insertPortalAccount(connection, {
      ...own(person.recipient),
      mobile: `${home.planned.phonePrefix}${String(650 + index).padStart(4, '0')}`,
      status,
      failed: status === 'created',
      givenAt: ago(2 + index),
    })
  }
  if (astrid) await fillHelpers(connection, { cared, today, by, seal, givenAt: ago(30) })
}

interface Helping {
  readonly cared: FilledClient['cared']
  readonly today: FilledClient['today']
  readonly by: Account
  readonly seal: Seal
  readonly givenAt: Temporal.Instant
}

/** Whoever stands for somebody else. */
async function fillHelpers(connection: Connection, { cared, today, by, seal, givenAt }: Helping): Promise<void> {
  const { rows: open } = await connection.query<{ id: number }>(
    'select id from omsorg.care_recipient where id = any($1) and protected_kind is null',
    [cared.map(({ person }) => person.recipient.id)],
  )
  const isOpen = new Set(open.map(({ id }) => id))
  const helped = cared
    .map(({ person }) => person)
    .filter(
      ({ status, age, home, recipient }) =>
        status === 'active' && age >= 18 && home.planned.kind === 'home-care' && isOpen.has(recipient.id),
    )
    .slice(4, 6)
  const name = 'Karin Nordgård'
  const given = { holder: 'trustee', name, by: by.id, givenAt } as const
  for (const { recipient } of helped) {
    await connection.query(
      `update omsorg.care_recipient
       set trustee_name = $2, trustee_identity_number_encrypted = $3, trustee_identity_number_blind = $4 where id = $1`,
      [recipient.id, name, ...sealed(demoEids.trustee, seal)],
    )
  }
  const [first, second] = helped
  if (first && second) {
    const { id: careRecipientId, place } = first.recipient
    const karin = {
      email: 'karin.nordgard@example.org',
      mobile: '+46701740631',
      status: 'active',
      confirmed: true,
    } as const
    const accountId = await insertPortalAccount(connection, {
      ...given,
      ...karin,
      careRecipientId,
      market: place.market,
    })
    await linkPortalAccount(connection, accountId, { ...given, careRecipientId: second.recipient.id })
  }
  const { rows: guardians } = await connection.query<GuardianOfChild>(
    `select distinct on (c.id) g.id, c.id as "careRecipientId", c.market, g.first_name || ' ' || g.last_name as name
     from omsorg.guardian g join omsorg.care_recipient c on c.id = g.care_recipient_id
     where c.id = any($1) and c.status = 1 and c.protected_kind is null
     order by c.id, g.position limit 2`,
    [cared.map(({ person }) => person.recipient.id)],
  )
  const [parent, former] = guardians
  const shared = { by: by.id, seal, givenAt }
  if (parent) await giveToGuardian(connection, parent, { ...shared, word: 'parent', mobile: '+46701740632' })
  if (former) {
    await comeOfAge(connection, former.careRecipientId, today)
    await giveToGuardian(connection, former, { ...shared, word: 'formerParent', mobile: '+46701740633' })
  }
}

interface GuardianOfChild {
  readonly id: number
  readonly careRecipientId: number
  readonly market: MarketCode
  readonly name: string
}

interface GuardianGets {
  readonly word: 'parent' | 'formerParent'
  readonly mobile: string
  readonly by: number
  readonly seal: Seal
  readonly givenAt: Temporal.Instant
}

async function giveToGuardian(
  connection: Connection,
  { id: guardianId, ...child }: GuardianOfChild,
  { word, seal, ...given }: GuardianGets,
): Promise<void> {
  const identity = demoEids[word]
  await connection.query(
    'update omsorg.guardian set identity_number_encrypted = $2, identity_number_blind = $3 where id = $1',
    [guardianId, ...sealed(identity, seal)],
  )
  await insertPortalAccount(connection, {
    ...child,
    ...given,
    holder: 'guardian',
    guardianId,
    email: identity.name,
    status: 'active',
    confirmed: true,
  })
}

/** The child turned eighteen nine days ago. A number would tell another day, so the record has none. */
async function comeOfAge(connection: Connection, careRecipientId: number, today: Temporal.PlainDate): Promise<void> {
  await connection.query(
    `update omsorg.care_recipient
     set birth_date = $2, identity_number_encrypted = null, identity_number_blind = null, identity_number_kind = null
     where id = $1`,
    [careRecipientId, today.subtract({ years: 18, days: 9 }).toString()],
  )
}

function sealed({ number }: { readonly number: string }, seal: Seal): [string, string] {
  return [bytes(seal.seal(number)), bytes(seal.blind(number))]
}
