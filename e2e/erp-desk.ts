import { type APIRequestContext, expect } from '@playwright/test'

/** The desk of the demo world from which its ERP is steered. */
export interface Desk {
  readonly wish: (wish: 'step' | 'stand-still' | 'behave') => Promise<void>
}

export function openDesk(request: APIRequestContext): Desk {
  return {
    async wish(wish) {
      const answer = await request.post('/demo/erp', { form: { wish } })
      expect(answer.ok()).toBe(true)
    },
  }
}
