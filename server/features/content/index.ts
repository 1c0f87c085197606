import type { Handler } from '../../platform/handle.ts'
import { readMaintenance } from './maintenance/read-maintenance.ts'

export const contentEndpoints: readonly Handler[] = [readMaintenance]
