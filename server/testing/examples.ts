import { accountRequestExamples } from './examples/account-requests.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { accessLogExamples } from './examples/access-log.ts'
import { careRecipientExamples } from './examples/care-recipients.ts'
import { claimExamples } from './examples/claims.ts'
import { customerServiceExamples } from './customer-service/examples.ts'
import { contentExamples, newsExamples } from './examples/content.ts'
import { importExamples } from './examples/imports.ts'
import { investigationExamples } from './examples/investigations.ts'
import { planningExamples } from './examples/planning.ts'
import { organisationExamples } from './examples/organisation.ts'
import { organisationImportExamples } from './examples/organisation-import.ts'
import { orderDeliveryExamples } from './examples/order-delivery.ts'
import { orderSettingsExamples } from './examples/order-settings.ts'
import { orderExamples } from './examples/orders.ts'
import { renewalExamples } from './examples/prescription-renewals.ts'
import { prescriptionExamples } from './examples/prescriptions.ts'
import { productSelectionExamples } from './examples/product-selection.ts'
import { productExamples } from './examples/products.ts'
import { portalExamples } from './portal/examples.ts'
import { photoExamples } from './portal/photos.ts'
import { portalAccountExamples } from './examples/portal-accounts.ts'
import { reportExamples } from './examples/reports/reports.ts'
import { requestExamples } from './examples/requests.ts'
import { roleExamples } from './examples/roles.ts'
import { secondFactorExamples } from './examples/second-factor.ts'
import { signInExamples } from './examples/sign-in.ts'
import { userExamples } from './examples/users.ts'
import type { Examples, Sent } from './examples/example.ts'
import { idsAt, kindOfId } from './ids.ts'
import type { SignedIn, World } from './world.ts'

const examples: Examples = {
  ...accessLogExamples,
  ...careRecipientExamples,
  ...claimExamples,
  ...contentExamples,
  ...productExamples,
  ...importExamples,
  ...productSelectionExamples,
  ...prescriptionExamples,
  ...renewalExamples,
  ...signInExamples,
  ...accountRequestExamples,
  ...roleExamples,
  ...userExamples,
  ...secondFactorExamples,
  ...orderExamples,
  ...orderDeliveryExamples,
  ...orderSettingsExamples,
  ...organisationExamples,
  ...organisationImportExamples,
  ...reportExamples,
  ...requestExamples,
  ...portalAccountExamples,
  ...portalExamples,
  ...photoExamples,
  ...investigationExamples,
  ...planningExamples,
  ...customerServiceExamples,
  ...newsExamples,
}

/** What is to be done when the call is not answered as it should be. */
export function adviceOn({ name }: Definition): string {
  const file = `server/testing/examples/${name.split('/')[0]}.ts`
  return examples[name]
    ? `the example of ${name}, in ${file} or beside it, must be a call that is answered with 200`
    : `${name} has no example, and its ids alone do not make a call that is answered with 200: write one in ${file}`
}

/** A call as it is meant: the example, else every id filled in with one in reach and everything else left to its default. */
export async function exampleOf(endpoint: Definition, world: World, actor: SignedIn): Promise<Sent> {
  const example = examples[endpoint.name]
  if (example) return example(world, actor)
  const ids = idsAt(world, 'home')
  const filled = (shape: object | undefined) =>
    Object.fromEntries(
      Object.keys(shape ?? {}).flatMap((field) => {
        const kind = kindOfId(endpoint, field)
        return kind ? [[field, ids[kind]]] : []
      }),
    )
  return {
    ...(endpoint.params ? { params: filled(endpoint.params.shape) } : {}),
    ...(endpoint.query ? { query: filled(endpoint.query.shape) } : {}),
    ...(endpoint.input ? { input: filled('shape' in endpoint.input ? (endpoint.input.shape as object) : {}) } : {}),
  }
}
