import { type APIRequestContext, expect, request } from '@playwright/test'
import { pairAtOwnPlace } from './signing-in.ts'

/** What staff do beside a journey, with a session that no browser of it has. */
export interface StaffCalls {
  ask(method: 'GET' | 'POST' | 'PUT', path: string, sent?: object): Promise<unknown>
  end(): Promise<void>
}

export async function callAs(baseURL: string | undefined, userName: string): Promise<StaffCalls> {
  const context: APIRequestContext = await request.newContext(baseURL === undefined ? {} : { baseURL })
  const { access_token: token } = await pairAtOwnPlace(context, userName)
  return {
    async ask(method, path, sent) {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await context.fetch(`/api/Guide${path}`, { method, headers, ...(sent ? { data: sent } : {}) })
      const text = await answer.text()
      expect(answer.status(), `${method} ${path}: ${text}`).toBe(200)
      return JSON.parse(text)
    },
    end: () => context.dispose(),
  }
}

interface Born {
  readonly birthDate: string
  readonly guardians?: readonly { readonly firstName: string; readonly lastName: string; readonly ssn: string }[]
}

interface Registered {
  readonly careRecipientId: number
  readonly rowVersion: number
}

/** Somebody whom no other journey needs, registered under a number that is none yet: so her birth date can be put right. */
export async function register(staff: StaffCalls, name: string, { birthDate, guardians = [] }: Born) {
  const [firstName = '', lastName = ''] = name.split(' ')
  const address = { street: 'Björkvägen 14', zip: '85230', city: 'Sundsvall', countryCode: 'SE' }
  const person = { firstName, lastName, phone: '070-174 06 78', deliveryAddresses: [{ ...address, isDefault: true }] }
  const sent = { ...person, invoiceAddress: address, guardians }
  const number = { ssn: `${name} ${Temporal.Now.instant().epochMilliseconds}`, temporarySsn: true }
  const made = (await staff.ask('POST', '/CareRecipient', { ...sent, ...number, birthDate })) as Registered
  const { careRecipientId } = made
  return {
    careRecipientId,
    async changeBirthDate(day: string): Promise<void> {
      const { rowVersion, representatives } = (await staff.ask(
        'GET',
        `/CareRecipient/${careRecipientId}`,
      )) as Registered & {
        readonly representatives: readonly { readonly guardianId: number }[]
      }
      const kept = guardians.map((each, index) => ({
        firstName: each.firstName,
        lastName: each.lastName,
        guardianId: representatives[index]?.guardianId,
        keepsNumber: true,
      }))
      await staff.ask('PUT', '/CareRecipient', {
        ...sent,
        careRecipientId,
        rowVersion,
        guardians: kept,
        birthDate: day,
      })
    },
  }
}

interface Offered {
  readonly entities: readonly {
    readonly itemNumber: string
    readonly agreementLetter: string | null
    readonly unavailabilityCode: number | null
  }[]
}

/** Prescribes one product, from today on and for as short as can be. */
export async function prescribeForAMonth(staff: StaffCalls, careRecipientId: number): Promise<void> {
  const { entities } = (await staff.ask('POST', '/Product/Search/Incontinence', { pageSize: 200 })) as Offered
  const item = entities.find((each) => each.agreementLetter === 'A' && each.unavailabilityCode === null)
  await staff.ask('POST', '/IterativePrescription/Create', {
    careRecipientId,
    therapyArea: 'Incontinence',
    periodMonths: 1,
    startDate: Temporal.Now.plainDateISO('Europe/Stockholm').toString(),
    confirm: true,
    rows: [{ itemNumber: item?.itemNumber, withdrawals: 1, packagesPerWithdrawal: 1 }],
  })
}

interface Holders {
  readonly holders: readonly {
    readonly holder: string
    readonly guardianId: number | null
    readonly can: { readonly allowed: boolean }
  }[]
}

/** Gives whoever may have one an account of the portal; its mail goes by itself. */
export async function giveAccount(
  baseURL: string | undefined,
  careRecipientId: number,
  contact: { readonly email: string; readonly mobile: string },
): Promise<void> {
  const staff = await callAs(baseURL, 'crphandler.se')
  const path = '/CareRecipient/CrpAccount'
  const { holders } = (await staff.ask('GET', `${path}?careRecipientId=${careRecipientId}`)) as Holders
  const { holder, guardianId } = holders.find(({ can }) => can.allowed) ?? {}
  const consented = { ...contact, emailConfirm: contact.email, consent: true }
  await staff.ask('POST', path, { careRecipientId, holder, guardianId, ...consented })
  await staff.end()
}
