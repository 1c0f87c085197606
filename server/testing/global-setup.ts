import { migrate } from '@omsorg/database/migrate.ts'
import { createEmptyDatabase, dropDatabase } from './database.ts'
import { prepareInhabitedTemplate } from './world/inhabitants.ts'

/** Before the first test, a migrated database and one with inhabitants, which the worlds are copied from; gone after the last. */
export default async function setUp(): Promise<() => Promise<void>> {
  const migrated = await createEmptyDatabase('template')
  await migrate({ ownerUrl: migrated })
  process.env['OMSORG_TEST_TEMPLATE_URL'] = migrated
  const inhabited = await prepareInhabitedTemplate()
  return async () => {
    await Promise.all([dropDatabase(inhabited), dropDatabase(migrated)])
  }
}
