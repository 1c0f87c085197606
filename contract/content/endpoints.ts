import { readMaintenance } from './maintenance/read-maintenance.ts'

export const contentEndpoints = {
  readMaintenance,
}
