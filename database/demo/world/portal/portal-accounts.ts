import type { CareRecipient } from '../../build/care-recipients.ts'
import type { Account } from '../../build/people.ts'
import { insertPortalAccount } from '../../build/portal-accounts.ts'
import type { Connection } from '../../build/rows.ts'
import { instantOn } from '../instant-on.ts'
import type { FilledClient } from '../world.ts'

/** Accounts of the portal in each state: Astrid's own is active, her trustee was mailed, and one mail has come back. */
export async function fillPortalAccounts(
  connection: Connection,
  { home, cared, today }: FilledClient,
  by: Account,
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
}
