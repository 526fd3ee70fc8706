/** The plan, for the parts of the table that show it. */

import { getContext, setContext } from 'svelte';
import type { Plan } from './plan.svelte';

const KEY = Symbol('plan');

export function sharePlan(plan: Plan): void {
  setContext(KEY, plan);
}

export function sharedPlan(): Plan {
  return getContext<Plan>(KEY);
}
