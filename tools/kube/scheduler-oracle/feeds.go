package main

import (
	"fmt"
	"reflect"
	"slices"
	"time"

	v1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	storagev1 "k8s.io/api/storage/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"
)

// feed is an informer that is told of each object directly, so that a world is complete as soon as it is shown.
type feed struct {
	cache.SharedIndexInformer
	handlers []cache.ResourceEventHandler
}

func (f *feed) AddEventHandler(handler cache.ResourceEventHandler) (cache.ResourceEventHandlerRegistration, error) {
	f.handlers = append(f.handlers, handler)
	return f, nil
}

func (f *feed) HasSynced() bool {
	return true
}

func (f *feed) add(object runtime.Object) error {
	if err := f.GetIndexer().Add(object); err != nil {
		return err
	}
	for _, handler := range f.handlers {
		handler.OnAdd(object, false)
	}
	return nil
}

func (f *feed) remove(object runtime.Object) error {
	if err := f.GetIndexer().Delete(object); err != nil {
		return err
	}
	for _, handler := range f.handlers {
		handler.OnDelete(object)
	}
	return nil
}

// feeds are the informers of all kinds that a world may hold.
type feeds map[reflect.Type]*feed

func newFeeds(factory informers.SharedInformerFactory) feeds {
	made := feeds{}
	for _, kind := range []runtime.Object{
		&v1.Namespace{}, &v1.Node{}, &v1.PersistentVolume{}, &v1.PersistentVolumeClaim{}, &v1.Pod{},
		&policyv1.PodDisruptionBudget{}, &storagev1.CSIDriver{}, &storagev1.CSINode{}, &storagev1.CSIStorageCapacity{},
		&storagev1.StorageClass{}, &storagev1.VolumeAttachment{},
	} {
		byNamespace := cache.Indexers{cache.NamespaceIndex: cache.MetaNamespaceIndexFunc}
		one := &feed{SharedIndexInformer: cache.NewSharedIndexInformer(&cache.ListWatch{}, kind, 0, byNamespace)}
		factory.InformerFor(kind, func(kubernetes.Interface, time.Duration) cache.SharedIndexInformer { return one })
		made[reflect.TypeOf(kind)] = one
	}
	return made
}

// show tells the scheduler of all objects, of pods last; the returned function lets it forget them.
func (f feeds) show(objects []runtime.Object) (hide func() error, err error) {
	ordered := slices.Clone(objects)
	slices.SortStableFunc(ordered, func(a, b runtime.Object) int { return order(a) - order(b) })

	var shown []runtime.Object
	hide = func() error {
		for _, object := range slices.Backward(shown) {
			if err := f[reflect.TypeOf(object)].remove(object); err != nil {
				return err
			}
		}
		return nil
	}
	for _, object := range ordered {
		one := f[reflect.TypeOf(object)]
		if one == nil {
			return hide, fmt.Errorf("a world may not hold a %T", object)
		}
		if err := one.add(object); err != nil {
			return hide, err
		}
		shown = append(shown, object)
	}
	return hide, nil
}

func order(object runtime.Object) int {
	switch object.(type) {
	case *v1.Pod:
		return 2
	case *v1.Node:
		return 1
	}
	return 0
}
