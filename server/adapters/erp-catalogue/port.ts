/** What the ERP knows of agreements, prices and demand. The catalogue itself comes by files. */
export interface ErpCatalogue {
  /** What has changed since a cursor of an earlier answer; null asks for everything there is. Never throws. */
  agreementChanges(since: string | null): Promise<CatalogueAnswer<AgreementChanges>>
  /** Everything that one customer of the ERP has agreed on; an unknown customer is an answer of its own. */
  agreementsOf(erpCustomerIdentifier: string): Promise<CatalogueAnswer<readonly ErpAgreement[]> | UnknownCustomer>
  /** The customer numbers of one customer of the ERP. */
  customerNumbersOf(
    erpCustomerIdentifier: string,
  ): Promise<CatalogueAnswer<readonly ErpCustomerNumber[]> | UnknownCustomer>
  /** Where a customer books what is ordered under one of its numbers; an unknown number is an answer of its own. */
  invoiceAreasOf(customerNumber: string): Promise<CatalogueAnswer<readonly ErpInvoiceArea[]> | UnknownCustomer>
  /** How often items are asked for, of all markets. */
  ratings(): Promise<CatalogueAnswer<readonly ErpRating[]>>
}

export type CatalogueAnswer<Value> =
  | { readonly result: 'answered'; readonly value: Value }
  | { readonly result: 'unavailable' }

export interface UnknownCustomer {
  readonly result: 'unknown-customer'
}

export interface AgreementChanges {
  readonly changes: readonly ErpAgreement[]
  /** What to ask with next time. */
  readonly next: string
}

/** One item at one customer. Prices are whole minor units for a package, without VAT; days are YYYY-MM-DD. */
export interface ErpAgreement {
  readonly erpCustomerIdentifier: string
  /** Null = under every customer number of the customer. */
  readonly customerNumber: string | null
  readonly itemNumber: string
  /** 1 agreement, 2 complementary, 5 dispense, 6 specialist, 155 full assortment. */
  readonly agreementType: number
  readonly price: number | null
  readonly validFrom: string
  readonly validTo: string | null
  /** The agreement has ended for this item. */
  readonly removed: boolean
}

/** A number under which a customer orders, and where its goods and bills go. What the ERP does not know is empty. */
export interface ErpCustomerNumber {
  readonly number: string
  readonly name: string
  readonly careOf: string
  readonly address: string
  readonly city: string
  readonly zip: string
  /** ISO 3166-1 alpha-2, empty where it has none; undefined of an ERP that does not tell it. */
  readonly countryCode?: string | undefined
  /** Letters, digits, * and #. */
  readonly entryCode?: string | undefined
  readonly statusCode: string
}

export interface ErpInvoiceArea {
  readonly code: string
  readonly name: string
}

export interface ErpRating {
  readonly marketAreaCode: number
  readonly itemNumber: string
  readonly rating: number
}
