import { listImportClients as contract } from '@omsorg/contract/products/import/list-import-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readImportClients } from './list-import-clients.sql.ts'

export const listImportClients = handle(contract, async ({ tx }) => agree({ clients: await readImportClients(tx) }))
