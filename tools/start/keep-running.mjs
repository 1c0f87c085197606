// Plain JavaScript: the launcher runs it under Node 20.
import { setTimeout } from 'node:timers/promises'
import { pauseBefore } from './restarts.mjs'

const longestEnding = 15_000

/**
 * Starts a server and, once it has said over its channel where its log is, starts it again whenever it ends by a fault. One
 * that says `ends` ends on purpose. `launch` starts it, for the first time or again; `ended` settles when it is over, with how.
 */
export function keepRunning({ launch, say, wait = setTimeout }) {
  const asked = new AbortController()
  let running = null

  async function live(again) {
    const began = performance.now()
    running = launch(again)
    let log = null
    let endsOnPurpose = false
    running.on('message', (said) => {
      log = said.log ?? log
      endsOnPurpose = said.ends ?? endsOnPurpose
    })
    const [code, signal] = await new Promise((settle) => running.once('exit', (...how) => settle(how)))
    running = null
    const isFault = !asked.signal.aborted && !endsOnPurpose && code !== 0
    return { code, signal, log, isFault, milliseconds: performance.now() - began }
  }

  async function keep() {
    let life = await live(false)
    const lives = []
    // One that never answered is not tried again: what it said is the reason.
    for (let { log } = life; log && life.isFault; log = life.log ?? log) {
      lives.push(life.milliseconds)
      const pause = pauseBefore(lives)
      const where = `What happened stands above or in ${log}`
      if (pause === null) {
        say(`The server ended ${lives.length} times in a row and is not started again. ${where}`)
        break
      }
      say(`The server has ended by a fault and is started again in ${pause / 1000} s. ${where}`)
      await wait(pause, null, { signal: asked.signal }).catch(() => null)
      if (asked.signal.aborted) break
      life = await live(true)
    }
    return life
  }

  return {
    ended: keep(),
    /** Asks it to end in order, and ends it after a while. */
    end(signal) {
      asked.abort()
      running?.kill(signal)
      setTimeout(longestEnding, null, { ref: false }).then(() => running?.kill('SIGKILL'))
    },
  }
}
