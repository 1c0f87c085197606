import { createCarePlace } from './care-place/create-care-place.ts'
import { readCarePlace } from './care-place/read-care-place.ts'
import { updateCarePlace } from './care-place/update-care-place.ts'
import { createCareUnit } from './care-unit/create-care-unit.ts'
import { readCareUnit } from './care-unit/read-care-unit.ts'
import { updateCareUnit } from './care-unit/update-care-unit.ts'
import { listChanges } from './change/list-changes.ts'
import { readLastChanges } from './change/read-last-changes.ts'
import { createClient } from './client/create-client.ts'
import { eraseClient } from './client/erase-client.ts'
import { listRemovedClients } from './client/list-removed-clients.ts'
import { readClient } from './client/read-client.ts'
import { readWizardProgress } from './client/read-wizard-progress.ts'
import { readWizardRequirements } from './client/read-wizard-requirements.ts'
import { removeClient } from './client/remove-client.ts'
import { restoreClient } from './client/restore-client.ts'
import { updateClient } from './client/update-client.ts'
import { compareCustomerNumbers } from './customer-number/compare-customer-numbers.ts'
import { listCustomerNumbers } from './customer-number/list-customer-numbers.ts'
import { saveCustomerNumbers } from './customer-number/save-customer-numbers.ts'
import { applyInvoiceAreas } from './invoice-area/apply-invoice-areas.ts'
import { compareInvoiceAreas } from './invoice-area/compare-invoice-areas.ts'
import { listInvoiceAreas } from './invoice-area/list-invoice-areas.ts'
import { saveInvoiceArea } from './invoice-area/save-invoice-area.ts'
import { readFeatures } from './feature/read-features.ts'
import { readOwnFeatures } from './feature/read-own-features.ts'
import { saveFeatures } from './feature/save-features.ts'
import { readOwnTherapyAreas } from './therapy-area/read-own-therapy-areas.ts'
import { readTherapyAreas } from './therapy-area/read-therapy-areas.ts'
import { saveTherapyAreas } from './therapy-area/save-therapy-areas.ts'
import { expandClients } from './tree/expand-clients.ts'
import { listCarePlaces } from './tree/list-care-places.ts'
import { listCareUnits } from './tree/list-care-units.ts'
import { listRootClients } from './tree/list-root-clients.ts'
import { readNodeTree } from './tree/read-node-tree.ts'
import { searchClients } from './tree/search-clients.ts'

export const organisationEndpoints = {
  listRootClients,
  listCareUnits,
  listCarePlaces,
  searchClients,
  expandClients,
  readNodeTree,
  readClient,
  createClient,
  updateClient,
  removeClient,
  eraseClient,
  listRemovedClients,
  restoreClient,
  readWizardRequirements,
  readWizardProgress,
  readCareUnit,
  createCareUnit,
  updateCareUnit,
  readCarePlace,
  createCarePlace,
  updateCarePlace,
  readLastChanges,
  listChanges,
  readFeatures,
  readOwnFeatures,
  saveFeatures,
  readTherapyAreas,
  readOwnTherapyAreas,
  saveTherapyAreas,
  listCustomerNumbers,
  saveCustomerNumbers,
  listInvoiceAreas,
  saveInvoiceArea,
  compareInvoiceAreas,
  applyInvoiceAreas,
  compareCustomerNumbers,
}
