package main

import (
	"context"
	"errors"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/tools/events"
	fwk "k8s.io/kube-scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler"
	"k8s.io/kubernetes/pkg/scheduler/apis/config"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/defaultpreemption"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/feature"
	"k8s.io/kubernetes/pkg/scheduler/profile"
)

// oracle is a kube-scheduler with its default profile that places pods but never binds any.
type oracle struct {
	feeds      feeds
	scheduler  *scheduler.Scheduler
	profile    framework.Framework
	preemption *defaultpreemption.DefaultPreemption
}

// synchronous keeps what a preemption would set off from going on while the next world is looked at.
var synchronous = map[string]bool{"SchedulerAsyncPreemption": false, "SchedulerAsyncAPICalls": false}

func newOracle(ctx context.Context) (*oracle, error) {
	if err := utilfeature.DefaultMutableFeatureGate.SetFromMap(synchronous); err != nil {
		return nil, err
	}
	client := fake.NewSimpleClientset()
	factory := informers.NewSharedInformerFactory(client, 0)
	made := &oracle{feeds: newFeeds(factory)}

	recorders := func(string) events.EventRecorder { return &events.FakeRecorder{} }
	all := int32(100)
	var err error
	made.scheduler, err = scheduler.New(ctx, client, factory, nil, profile.RecorderFactory(recorders),
		scheduler.WithPercentageOfNodesToScore(&all))
	if err != nil {
		return nil, err
	}
	made.profile = made.scheduler.Profiles[v1.DefaultSchedulerName]

	// As the profile's own, of which the candidates cannot be asked.
	args := &config.DefaultPreemptionArgs{MinCandidateNodesPercentage: 10, MinCandidateNodesAbsolute: 100}
	features := feature.NewSchedulerFeaturesFromGates(utilfeature.DefaultFeatureGate)
	made.preemption, err = defaultpreemption.New(ctx, args, made.profile, features)
	return made, err
}

func (o *oracle) answer(ctx context.Context, line []byte) (said *verdict) {
	world, err := readWorld(line)
	if err != nil {
		return &verdict{Error: err.Error()}
	}
	var seen []runtime.Object
	for _, object := range world.objects {
		if isSeen(object) {
			seen = append(seen, object)
		}
	}
	hide, err := o.feeds.show(seen)
	defer func() {
		if err := errors.Join(err, hide()); err != nil {
			said = &verdict{Error: err.Error()}
		}
	}()
	if err != nil {
		return nil
	}
	return o.place(ctx, world.pod)
}

func (o *oracle) place(ctx context.Context, pod *v1.Pod) *verdict {
	state := framework.NewCycleState()
	result, err := o.scheduler.SchedulePod(ctx, o.profile, state, pod)
	var misfit *framework.FitError
	switch {
	case err == nil:
		return o.fits(ctx, pod, result.SuggestedHost)
	case errors.As(err, &misfit):
		return o.misfits(ctx, state, pod, misfit)
	}
	return &verdict{Nodes: []nodeVerdict{}, Message: err.Error(), IsOther: true}
}

// fits asks each filter again, as the scheduler keeps no reasons for a pod that it can place.
func (o *oracle) fits(ctx context.Context, pod *v1.Pod, node string) *verdict {
	said := &verdict{Node: node}
	nodes, err := o.profile.SnapshotSharedLister().NodeInfos().List()
	if err != nil {
		return &verdict{Error: err.Error()}
	}
	state := framework.NewCycleState()
	allowed, status, plugins := o.profile.RunPreFilterPlugins(ctx, state, pod)
	if !status.IsSuccess() {
		return &verdict{Error: "the second PreFilter failed: " + status.Message()}
	}
	for _, one := range nodes {
		name := one.Node().Name
		isNominated := name == pod.Status.NominatedNodeName // it is tried before the others, even if it is left out of them
		if !allowed.AllNodes() && !allowed.NodeNames.Has(name) && !isNominated {
			said.Nodes = append(said.Nodes, leftOut(name, plugins))
			continue
		}
		status := o.profile.RunFilterPluginsWithNominatedPods(ctx, state, pod, one)
		said.Nodes = append(said.Nodes, nodeVerdictOf(name, status))
	}
	return said
}

func (o *oracle) misfits(ctx context.Context, state fwk.CycleState, pod *v1.Pod, misfit *framework.FitError) *verdict {
	said := &verdict{PreFilter: misfit.Diagnosis.PreFilterMsg}
	lister := o.profile.SnapshotSharedLister().NodeInfos()
	nodes, err := lister.List()
	if err != nil {
		return &verdict{Error: err.Error()}
	}
	statuses := misfit.Diagnosis.NodeToStatus
	for _, one := range nodes {
		said.Nodes = append(said.Nodes, nodeVerdictOf(one.Node().Name, statuses.Get(one.Node().Name)))
	}

	if said.Preemption.Candidates, err = o.candidates(ctx, state, pod, statuses); err != nil {
		return &verdict{Error: err.Error()}
	}
	result, status := o.profile.RunPostFilterPlugins(ctx, state, pod, statuses)
	misfit.Diagnosis.PostFilterMsg = status.Message()
	said.Preemption.Message = status.Message()
	if result != nil && result.NominatingInfo != nil {
		said.Preemption.Nominated = result.NominatedNodeName
	}
	said.Message = misfit.Error()
	return said
}

func (o *oracle) candidates(ctx context.Context, state fwk.CycleState, pod *v1.Pod, statuses framework.NodeToStatusReader) ([]candidate, error) {
	var found []candidate
	if ok, _ := o.preemption.PodEligibleToPreemptOthers(ctx, pod, statuses.Get(pod.Status.NominatedNodeName)); !ok {
		return found, nil
	}
	potential, err := statuses.NodesForStatusCode(o.profile.SnapshotSharedLister().NodeInfos(), fwk.Unschedulable)
	if err != nil || len(potential) == 0 {
		return found, err
	}
	budgets, err := o.preemption.Evaluator.PdbLister.List(everything)
	if err != nil {
		return found, err
	}
	all, _, err := o.preemption.Evaluator.DryRunPreemption(ctx, state, pod, potential, budgets, 0, int32(len(potential)))
	for _, one := range all {
		found = append(found, candidateOf(one))
	}
	return found, err
}
