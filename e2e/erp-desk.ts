import { type APIRequestContext, expect } from '@playwright/test'

/** The desk of the demo world from which its ERP is steered. */
export interface Desk {
  readonly wish: (wish: 'step' | 'stand-still' | 'down' | 'behave') => Promise<void>
  /** How often the ERP was sent each part of an order. */
  readonly timesReceived: (customerOrderId: string) => Promise<number[]>
}

export function openDesk(request: APIRequestContext): Desk {
  return {
    async wish(wish) {
      const answer = await request.post('/demo/erp', { form: { wish } })
      expect(answer.ok()).toBe(true)
    },
    async timesReceived(customerOrderId) {
      const page = await (await request.get('/demo/erp')).text()
      const rows = [...page.matchAll(/<tr><td>(\d+)<\/td>(?:<td>[^<]*<\/td>){3}<td>(\d+)<\/td>/g)]
      return rows.filter(([, order]) => order === customerOrderId).map(([, , times]) => Number(times))
    },
  }
}
