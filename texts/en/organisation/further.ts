import { organisationClients } from './clients.ts'
import { organisationHistory } from './history.ts'
import { organisation } from './organisation.ts'
import { organisationImport } from './import.ts'
import { organisationOperators } from './operators.ts'
import { organisationRights } from './rights.ts'
import { organisationRoles } from './roles.ts'
import { organisationSettings } from './settings.ts'
import { organisationUsers } from './users.ts'
import { unitUsers } from './unit-users.ts'

export const organisationTexts = {
  organisationClients,
  organisationHistory,
  organisation,
  organisationImport,
  organisationOperators,
  organisationRights,
  organisationRoles,
  organisationSettings,
  organisationUsers,
  unitUsers,
}
