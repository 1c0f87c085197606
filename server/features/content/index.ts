import type { contentEndpoints } from '@omsorg/contract/content/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { readMaintenance } from './maintenance/read-maintenance.ts'

export const contentHandlers: HandlersOf<typeof contentEndpoints> = { readMaintenance }

export { keepFile, readFile, removeFiles } from './file/stored-file.sql.ts'
