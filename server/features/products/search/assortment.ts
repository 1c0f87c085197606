import {
  hiddenBy,
  pcaIsOpen,
  typesOfRoles,
  type AgreementType,
  type AvailabilityOfArea,
  type HiddenBy,
} from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  readAssortmentSettings,
  type AreaRecord,
  type AssortmentSettings,
  type SettingsQuestion,
} from '../product/assortment-settings.sql.ts'

type Rights = Pick<Actor, 'application' | 'may' | 'mayIn'>

/** What one person at one place may see and order of the catalogue, whatever the item. */
export interface Assortment {
  readonly settings: AssortmentSettings
  readonly roles: ReadonlySet<AgreementType>
  /** The person's roles open no kind at all: what is prescribed or selected is all there is to see. */
  readonly onlyOrders: boolean
  readonly pcaIsOpen: boolean
  availabilityIn(area: TherapyArea): AvailabilityOfArea
  customerNumberIn(area: TherapyArea): string | null
  areaIsOn(area: TherapyArea, isPca: boolean): boolean
  mayOrderIn(area: TherapyArea): boolean
  /** Why an item of a kind is out of sight; null when it is in sight. */
  hides(item: { readonly area: TherapyArea; readonly type: number | null }): HiddenBy | null
}

export interface AssortmentQuestion extends Omit<SettingsQuestion, 'userId'> {
  readonly actor: Rights & Pick<Actor, 'userId'>
}

/** Null when the client is out of reach. */
export async function readAssortment(
  tx: Transaction,
  { actor, clientId, carePlaceId, customerNumber }: AssortmentQuestion,
): Promise<Assortment | null> {
  const settings = await readAssortmentSettings(tx, { clientId, carePlaceId, customerNumber, userId: actor.userId })
  return settings ? assortmentOf(settings, actor) : null
}

export function assortmentOf(settings: AssortmentSettings, actor: Rights): Assortment {
  const areas = new Map<TherapyArea, AreaRecord>(settings.areas.map((each) => [each.area, each]))
  const roles = typesOfRoles({ isCustomerService: actor.application === 'CSP', may: actor.may })
  const availabilityIn = (area: TherapyArea): AvailabilityOfArea => {
    const record = areas.get(area)
    return { client: record?.clientTypes ?? [], user: record?.userTypes ?? null }
  }
  return {
    settings,
    roles,
    onlyOrders: roles.size === 0,
    pcaIsOpen: pcaIsOpen(settings.pca_assortment_enabled, mayWriteIn(actor, 'Pca')),
    availabilityIn,
    customerNumberIn: (area) => areas.get(area)?.customerNumber ?? null,
    areaIsOn: (area, isPca) => areas.get(area)?.enabled === true && (!isPca || settings.pca_assortment_enabled),
    mayOrderIn: (area) => actor.mayIn('OrderWrite', area) || actor.mayIn('CarePlacePurchaseWrite', area),
    hides: ({ area, type }) => hiddenBy(type, { availability: availabilityIn(area), roles }),
  }
}

function mayWriteIn(actor: Rights, area: TherapyArea): boolean {
  const writing = ['ProductPrescriptionWrite', 'OrderWrite', 'CarePlacePurchaseWrite'] as const
  return writing.some((permission) => actor.mayIn(permission, area))
}
