import { readStaticContent as contract } from '@omsorg/contract/content/static-content/read-static-content.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { cleanText } from './clean-text.ts'
import { contentView } from './content-view.ts'
import { contentInLanguages, versionsOf } from './static-content.sql.ts'

export const readStaticContent = handle(contract, async ({ params, now, tx }) => {
  const [records, versions] = await Promise.all([contentInLanguages(tx, params.id), versionsOf(tx, params.id)])
  const languages = records.map((record) => contentView(record, now))
  const asked = languages.find(({ id }) => id === params.id)
  if (!asked) return notFound()
  return agree({
    ...asked,
    languages,
    versions: versions.map(({ version, name, status, text, written_at, written_by }) => ({
      version,
      name,
      status,
      text: cleanText(text),
      writtenAt: written_at,
      writtenBy: written_by,
    })),
  })
})
