import { createContext, useContext } from 'react'
import type { OperatorAction } from '../sandbox/operator/index.ts'

/** Does something to the Service, tells in `done` that it was done, and reads anew. False when it was refused. */
export type Act = (action: OperatorAction, done: string) => Promise<boolean>

export const OperatorContext = createContext<Act>(() => Promise.resolve(false))

export const useAct = (): Act => useContext(OperatorContext)
