import { readStaticContent as contract } from '@omsorg/contract/content/static-content/read-static-content.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { cleanText } from './clean-text.ts'
import { contentView, videoOf } from './content-view.ts'
import { contentInLanguages, versionsOf } from './static-content.sql.ts'

export const readStaticContent = handle(contract, async ({ params, actor, now, tx }) => {
  const [records, versions] = await Promise.all([contentInLanguages(tx, actor, params.id), versionsOf(tx, params.id)])
  const languages = records.map((record) => contentView(record, records, now))
  const asked = languages.find(({ id }) => id === params.id)
  if (!asked) return notFound()
  return agree({
    ...asked,
    languages,
    versions: versions.map((each) => ({
      version: each.version,
      name: each.name,
      status: each.status,
      text: cleanText(each.text),
      video: videoOf(each),
      writtenAt: each.written_at,
      writtenBy: each.written_by,
    })),
  })
})
