import { migrate } from '@omsorg/database/migrate.ts'
import { createEmptyDatabase, dropDatabase } from './database.ts'

/** Migrates one database before the first test, which the worlds are copied from, and removes it after the last. */
export default async function setUp(): Promise<() => Promise<void>> {
  const template = await createEmptyDatabase('template')
  await migrate({ ownerUrl: template })
  process.env['OMSORG_TEST_TEMPLATE_URL'] = template
  return () => dropDatabase(template)
}
