import { readOrganisationImport as contract } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readImport, readRows } from './batches.sql.ts'

export const readOrganisationImport = handle(contract, async ({ params: { importId }, query, tx }) => {
  const { change = null, page, pageSize } = query
  const [view, { rows, found }] = await Promise.all([
    readImport(tx, importId),
    readRows(tx, { importId, change, page, pageSize }),
  ])
  return view ? agree({ import: view, entities: rows, totalCount: found, page, pageSize }) : notFound()
})
