import type { Basis, Item, Stored, StoredRow } from './basis.ts'
import { itemsOf } from './basis.ts'
import type { FormContext } from './to-input.ts'

/** An item that is selected: 28 pieces in a package, 4 a day. */
export function item(changed: Partial<Item> = {}): Item {
  const itemNumber = changed.itemNumber ?? 'A'
  return {
    itemNumber,
    productGroupNumber: '',
    product: {
      itemNumber,
      name: `Product ${itemNumber}`,
      shape: 'pad',
      therapyArea: 'Incontinence',
      itemsPerPackage: 28,
      unit: 'piece',
    },
    charriere: null,
    length: null,
    unfitting: [],
    latex: false,
    pvc: false,
    itemStatus: 'sellable',
    stockStatus: 'in-stock',
    agreementLetter: 'A',
    price: 8_400,
    can: { prescribe: { allowed: true, reason: null } },
    flavorsToChoose: [],
    cart: {
      cartItemId: 70,
      consumption: 4,
      consumptionPeriod: 'day',
      checkConsumption: false,
      flavors: [],
      rowVersion: 3,
    },
    delivered: null,
    ...changed,
  }
}

export const vanillaAndMocha: Item['flavorsToChoose'] = [
  { itemNumber: 'V', name: 'Vanilla', orderable: true },
  { itemNumber: 'M', name: 'Mocha', orderable: true },
]

export function basis(changed: Partial<Basis> = {}): Basis {
  return {
    careRecipient: {
      careRecipientId: 7,
      protected: false,
      firstName: 'Astrid',
      lastName: 'Norrbäck',
      age: 87,
      gender: 'female',
      status: 'active',
      sensitivities: { latex: false, pvc: false },
    },
    therapyArea: 'Incontinence',
    today: '2026-11-20',
    currency: 'SEK',
    can: { prescribe: { allowed: true, reason: null } },
    settings: {
      prescriptionPeriodMonths: 12,
      calculationPeriodMonths: 3,
      maxWithdrawals: 12,
      minDaysBetweenWithdrawals: null,
      invoiceAreaRequired: false,
      noteEnabled: true,
      cutOptionAllowed: false,
      additionsAllowed: true,
      dispenseAllowed: true,
      showPrices: true,
    },
    customerNumbers: [
      { number: '1001', name: 'Solgläntan', isPrimary: true },
      { number: '1002', name: 'Solgläntan, avd. 2', isPrimary: false },
    ],
    payers: [{ customerNumber: '9000', name: 'Region Fjällviken' }],
    payerCustomerNumber: null,
    investigation: { isRequired: false, activeId: null },
    invoiceAreas: [
      { invoiceAreaId: 5, code: '5', name: 'Ward', customerNumber: '1001', isOffered: true },
      { invoiceAreaId: 6, code: '6', name: 'Home', customerNumber: '1002', isOffered: true },
    ],
    patientFee: null,
    running: [],
    items: [item()],
    ...changed,
  }
}

export function runningRow(changed: Partial<Basis['running'][number]> = {}): Basis['running'][number] {
  return {
    prescriptionId: 900,
    prescriptionRowId: 901,
    prescriptionStatus: 'active',
    status: 'active',
    startDate: '2026-05-01',
    endDate: '2027-04-30',
    itemNumber: 'A',
    productGroupNumber: '',
    product: item().product,
    consumption: 4,
    consumptionPeriod: 'day',
    ...changed,
  }
}

export function storedRow(changed: Partial<StoredRow> = {}): StoredRow {
  const row: Partial<StoredRow> = {
    prescriptionRowId: 31,
    itemNumber: 'A',
    product: item().product,
    flavors: [],
    consumption: 4,
    consumptionPeriod: 'day',
    calculationPeriod: 3,
    withdrawals: 4,
    extraWithdrawals: 0,
    withdrawalsRemaining: 4,
    packagesPerWithdrawal: 14,
    remainingPackages: 56,
    cutOption: null,
    cutSize: null,
    invoiceAreaId: null,
    note: null,
    status: 'active',
    rowVersion: 1,
    ...changed,
  }
  return row as StoredRow
}

export function stored(changed: Partial<Stored> = {}): Stored {
  const prescription: Partial<Stored> = {
    prescriptionId: 30,
    careRecipientId: 7,
    therapyArea: 'Incontinence',
    type: 'iterative',
    status: 'active',
    periodMonths: 12,
    startDate: '2026-11-01',
    endDate: '2027-10-31',
    customerNumber: '1001',
    payerCustomerNumber: '9000',
    note: null,
    rowVersion: 8,
    rows: [storedRow()],
    ...changed,
  }
  return prescription as Stored
}

export function context(given: Basis = basis(), standing: Stored | null = null): FormContext {
  return { basis: given, items: itemsOf(given, standing), stored: standing, locale: 'sv-SE' }
}
