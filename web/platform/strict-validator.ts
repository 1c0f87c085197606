import { config } from 'zod/v4'

// The validator would like to make code from text and tries whether it may: the content security policy forbids it, and
// the browser reports the try as an attack. It is asked once, when the first schema is made, so this stands before all.
config({ jitless: true })

export * from 'zod/v4'
