import { listOrganisationImports as contract } from '@omsorg/contract/organisation-import/batch/list-organisation-imports.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { countImports, listImports } from './batches.sql.ts'
import { holdImportClient } from './known.sql.ts'

export const listOrganisationImports = handle(contract, async ({ query: { clientId, page, pageSize }, tx }) => {
  const [client, entities, totalCount] = await Promise.all([
    holdImportClient(tx, clientId),
    listImports(tx, { clientId, page, pageSize }),
    countImports(tx, clientId),
  ])
  return client ? agree({ entities, totalCount, page, pageSize }) : notFound()
})
