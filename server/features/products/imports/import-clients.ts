import { listImportClients as contract } from '@omsorg/contract/products/imports/import-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readImportClients } from './import-clients.sql.ts'

export const listImportClients = handle(contract, async ({ tx }) => agree({ clients: await readImportClients(tx) }))
